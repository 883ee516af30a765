import type { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import { describe, expect, test } from 'vitest'
import { activityCsvOf } from './activityCsv.ts'

const entry = (changes: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: '1',
  type: 'shoutouts',
  created_at: '2026-11-01T03:30:00.000Z',
  created_by: { id: 'a', name: 'Ann', profile_picture: null },
  for_users: [
    { id: 'b', name: 'Ben', profile_picture: null },
    { id: 'c', name: 'Cem', profile_picture: null },
  ],
  award: null,
  years: null,
  is_private: false,
  points: 20,
  points_each: 10,
  currency_value: 0.2,
  value_text: 'Courage',
  attachment: null,
  message_text: 'Thanks',
  group: { id: 'g', title: '#general' },
  redemption: null,
  status: null,
  recallable_until: null,
  reactions: [],
  campaign: null,
  person: null,
  ...changes,
})

describe('an activity report as CSV', () => {
  test('states the day in the time zone of the team', () => {
    expect(activityCsvOf([entry()], 'UTC')).toBe(
      '2026-11-01,Ann,Ben; Cem,20,0.20,Courage,Thanks,#general,,,,\r\n',
    )
    expect(activityCsvOf([entry()], 'America/New_York')).toMatch(/^2026-10-31,/)
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'keeps a spreadsheet from running %j',
    message_text => {
      const [, , , , , , cell] = activityCsvOf([entry({ message_text })], 'UTC').split(',')
      expect(cell?.replace(/^"/, '')).toMatch(/^'/)
    },
  )

  test('names the award of an award, and the years of an anniversary', () => {
    const award = { id: null, name: 'Work anniversary' }
    expect(activityCsvOf([entry({ award, years: 5 })], 'UTC')).toMatch(/,Work anniversary,5\r\n$/)
  })

  test('quotes what holds quotes, commas and line breaks', () => {
    const text = activityCsvOf([entry({ message_text: 'He said "wow", then\nleft' })], 'UTC')
    expect(text).toContain('"He said ""wow"", then\nleft"')
  })
})
