import { asChild } from '@laurel/api/server/apart/asChild.ts'
import { keepHourlyCheckpoint } from '../hourlyCheckpoint.ts'
import { CheckpointOfHour } from './checkpointsOfServer.ts'

// A line of the file is written as a whole.
await asChild(
  CheckpointOfHour,
  ({ hour, folder }, { stores, home, signal }) =>
    keepHourlyCheckpoint({ stores, home, folder }, hour, signal),
  { endsItself: true },
)
