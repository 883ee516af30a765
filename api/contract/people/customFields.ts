import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { CustomField } from './customField.ts'

/** `field_values` has the values of fields of text, choices and people; days and addresses are no lists to choose from. */
export const customFields = defineCall({
  name: 'customFields',
  method: 'GET',
  path: '/v1/team/custom_fields',
  access: 'admin',
  summary: 'The profile fields of the chat workspace, and what people have in them',
  query: After,
  response: z.object({
    fields: answerList(CustomField),
    field_values: z.record(AnswerText, answerList(AnswerText)),
  }),
})
