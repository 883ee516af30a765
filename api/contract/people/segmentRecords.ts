import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { answerList, idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { Segment } from './segment.ts'

const SegmentListFilter = z.object({
  q: SearchWords.optional(),
  id: z.array(Identifier).max(idsMax).optional(),
})

/** Sorts by `name`, `user_count`. */
export const listSegmentRecords = defineCall({
  name: 'listSegmentRecords',
  method: 'GET',
  path: '/v1/admin/segments',
  access: 'admin',
  summary: 'Segments',
  query: listQuery(SegmentListFilter),
  response: answerList(Segment),
})

export const getSegmentRecord = defineCall({
  name: 'getSegmentRecord',
  method: 'GET',
  path: '/v1/admin/segments/:id',
  access: 'admin',
  summary: 'A segment',
  params: z.object({ id: Identifier }),
  query: After,
  response: Segment,
  errors: ['NOT_FOUND'],
})
