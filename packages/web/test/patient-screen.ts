// What a screen shows in a moment comes later where the machine does other things too.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
