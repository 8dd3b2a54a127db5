// The samples of a flat in a large building, but its deeds: of a long table of lots the reader gives up the shares.
import { HOME_PAPERS } from '../../test/home-facts.ts';
import { LARGE_BUILDING, PAPERS } from '../../test/sample-facts.ts';
import { SURVEY_PAPERS } from '../../test/survey-facts.ts';
import { testSamples } from '../../test/test-samples.ts';

testSamples([...PAPERS, ...HOME_PAPERS, ...SURVEY_PAPERS].map((papers) => papers(LARGE_BUILDING)));
