// Before each file of tests: nothing is left of what the one before it had loaded or stood in for.
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
