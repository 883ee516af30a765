import { afterEach, expect, it, vi } from 'vitest'
import { pageSize, safetyPollMs } from '../../limits.ts'
import { prepareAppend } from '../../prepareAppend.ts'
import { namedEvent } from '../../suite/logFixture.ts'
import { createTail } from './tail.ts'

afterEach(() => void vi.useRealTimers())

/** Rows as a commit places them, from a position on. */
const rowsFrom = (position: number, count: number, data = {}) =>
  Array.from({ length: count }, (_, index) => {
    const stream = `stream-${index % 2}`
    const [texts] = prepareAppend(stream, [{ ...namedEvent(`${position + index}`), data }])
    if (!texts) throw new Error('One event was prepared.')
    const { dataText: _data, metadataText: _metadata, ...event } = texts
    const place = { stream, position: position + index, revision: index, recordedAt: '', hash: '' }
    return { event: { ...event, ...place }, texts }
  })

const positions = (events: readonly { readonly position: number }[] = []) =>
  events.map(({ position }) => position)

it('gives what follows a position as the database would, filtered, page by page', () => {
  const tail = createTail()
  tail.add(rowsFrom(10, 4, { kept: 1, left: undefined }))
  const page = tail.pageAfter(11, undefined)
  expect(page).toMatchObject({ reached: 13, head: 13 })
  expect(positions(page?.events)).toEqual([12, 13])
  expect(page?.events[0]?.data).toStrictEqual({ kept: 1 })
  expect(positions(tail.pageAfter(9, { streamPrefixes: ['stream-1'] })?.events)).toEqual([11, 13])
  tail.add(rowsFrom(14, pageSize))
  expect(tail.pageAfter(9, undefined)).toMatchObject({ reached: 9 + pageSize, head: 13 + pageSize })
})

it('knows nothing of what came before it, nor of what others append', () => {
  const tail = createTail()
  expect(tail.pageAfter(-1, undefined)).toBeUndefined()
  tail.add(rowsFrom(10, 2))
  expect(tail.pageAfter(8, undefined)).toBeUndefined()
  expect(tail.pageAfter(11, undefined)).toBeUndefined()
  tail.add(rowsFrom(15, 1))
  expect(tail.pageAfter(10, undefined)).toBeUndefined()
  expect(positions(tail.pageAfter(14, undefined)?.events)).toEqual([15])
  tail.clear()
  expect(tail.pageAfter(14, undefined)).toBeUndefined()
})

it('keeps the newest alone when there is too much', () => {
  const tail = createTail()
  for (let position = 0; position < 5_000; position += 500) tail.add(rowsFrom(position, 500))
  expect(tail.pageAfter(0, undefined)).toBeUndefined()
  expect(tail.pageAfter(4_499, undefined)?.events).toHaveLength(500)
  tail.add(rowsFrom(5_000, 6, { large: 'x'.repeat(900_000) }))
  expect(tail.pageAfter(4_999, undefined)).toBeUndefined()
  expect(tail.pageAfter(5_004, undefined)?.events).toHaveLength(1)
})

it('tells nothing that is older than a moment, since the log may have been restored', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const tail = createTail()
  tail.add(rowsFrom(10, 2))
  expect(positions(tail.pageAfter(9, undefined)?.events)).toEqual([10, 11])
  tail.add([])
  expect(positions(tail.pageAfter(9, undefined)?.events)).toEqual([10, 11])
  vi.advanceTimersByTime(1_001)
  expect(tail.pageAfter(9, undefined)).toBeUndefined()
})

it('leaves it to the database for a while when others append as well', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const tail = createTail()
  tail.stepBack()
  tail.add(rowsFrom(10, 2))
  expect(tail.pageAfter(9, undefined)).toBeUndefined()
  vi.advanceTimersByTime(safetyPollMs)
  tail.add(rowsFrom(12, 1))
  expect(positions(tail.pageAfter(9, undefined)?.events)).toEqual([10, 11, 12])
})
