import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'
import { ProfileFields } from './customField.ts'

/** Profiles are read again at once. Dates that were entered by hand stay as they are. */
export const mapProfileFields = defineCall({
  name: 'mapProfileFields',
  method: 'PATCH',
  path: '/v1/team/profile_fields',
  access: 'admin',
  summary: 'Say which profile field means manager, start date and birthday',
  body: ProfileFields,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN', 'PROFILE_FIELD_UNFIT'],
  isCommand: true,
})
