import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { fileLengthMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

/** How many of these files one person can save in an hour. */
export const personalDataFilesPerHour = 60

/** `sections` of the file say what is held, where it comes from, and for how long. */
const file = z.string().max(fileLengthMax)

export const savePersonalData = defineCall({
  name: 'savePersonalData',
  method: 'GET',
  path: '/v1/user/personal-data',
  access: 'member',
  summary: 'Everything that is held about the signed-in member, as a JSON file',
  query: After,
  response: file,
  answers: 'json-file',
})

export const saveMemberData = defineCall({
  name: 'saveMemberData',
  method: 'GET',
  path: '/v1/admin/members/:id/personal-data',
  access: 'admin',
  summary: 'Everything that is held about a member, as a JSON file',
  params: z.object({ id: Identifier }),
  query: After,
  response: file,
  errors: ['NOT_FOUND'],
  answers: 'json-file',
})
