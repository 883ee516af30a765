import { defineCall } from '../wire/call.ts'
import { mapProfileFields } from './mapProfileFields.ts'

/** Imports what people have in the mapped fields; the screens save a mapping with the same effect. */
export const importUserFields = defineCall({
  ...mapProfileFields,
  name: 'importUserFields',
  method: 'POST',
  path: '/v1/team/import_user_fields',
  summary: 'Import the manager, start date and birthday of people from their profile fields',
})
