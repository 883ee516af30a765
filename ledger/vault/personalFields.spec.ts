import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { forgottenText, freeText } from '../kernel/personal.ts'
import { fieldsOf } from './personalFields.ts'

const text = () => freeText(z.string().max(100), forgottenText)

describe('the personal fields of an event', () => {
  test('are found in objects, under names that are not known, and where they may be null', () => {
    const schema = z.object({ reason: text().nullable(), texts: z.record(z.string(), text()) })
    expect(fieldsOf(schema).map(({ path }) => path.join('.'))).toEqual(['reason', 'texts.*'])
  })

  test.each([
    ['may be left out', (field: z.ZodType) => field.optional()],
    ['may be left out, exactly', (field: z.ZodType) => field.exactOptional()],
    ['are in a list', (field: z.ZodType) => z.array(field).max(3)],
  ])('are refused where they %s, as they would not be encrypted', (_kind, wrap) => {
    expect(() => fieldsOf(z.object({ reason: wrap(text()) }))).toThrow(/reason would not be encrypted/)
  })
})
