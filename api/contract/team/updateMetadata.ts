import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'
import { TeamMetadataChanges } from './teamMetadata.ts'

/** Keys that are not sent stay as they are. */
export const updateMetadata = defineCall({
  name: 'updateMetadata',
  method: 'PATCH',
  path: '/v1/team/metadata',
  access: 'admin',
  summary: 'Change settings of the team',
  body: TeamMetadataChanges,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})
