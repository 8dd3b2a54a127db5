// The address service that the journeys ask.
import { startAddressReplica } from '@quitus/server/adapters/addresses/replica';

import { ADDRESS_PORT } from './environment.ts';

const { stop } = await startAddressReplica(ADDRESS_PORT);
process.once('SIGTERM', () => void stop());
