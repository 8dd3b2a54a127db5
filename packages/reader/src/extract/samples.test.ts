// The samples of a flat in a small building; samples.long.test.ts has those of a large one.
import { DEED_PAPERS } from '../../test/deed-facts.ts';
import { HOME_PAPERS } from '../../test/home-facts.ts';
import { PAPERS, SMALL_BUILDING } from '../../test/sample-facts.ts';
import { SURVEY_PAPERS } from '../../test/survey-facts.ts';
import { testSamples } from '../../test/test-samples.ts';

testSamples(
  [...PAPERS, ...HOME_PAPERS, ...SURVEY_PAPERS, ...DEED_PAPERS].map((papers) =>
    papers(SMALL_BUILDING),
  ),
);
