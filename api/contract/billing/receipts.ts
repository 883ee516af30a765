import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'

export const saveReceipt = defineCall({
  name: 'saveReceipt',
  method: 'GET',
  path: '/v1/team/billing/receipts/:id',
  access: 'admin',
  summary: 'The receipt of a top-up or of a paid statement, as a PDF file',
  params: z.object({ id: Identifier }),
  response: z.instanceof(Blob),
  answers: 'pdf',
  errors: ['PAYMENT_UNKNOWN', 'UNAVAILABLE'],
})
