import { workdayStandIn } from '@laurel/scripts/sandbox/sources/workday/workdayStandIn.ts'
import { describe, expect, test } from 'vitest'
import { describeSource } from '../suite/describeSource.ts'
import { openSource } from '../suite/openSource.ts'
import { workday } from './adapter.ts'
import { reportEntries } from './reportEntries.ts'
import { WorkdaySettings } from './settings.ts'
import { readWorker } from './worker.ts'

describeSource('Workday', {
  title: workday.title,
  capabilities: workday.capabilities,
  secrets: [String(workdayStandIn.settings.password)],
  listsLeavers: true,
  isRunLarge: true,
  start: wanted => openSource(workday, workdayStandIn, wanted),
})

test('the password goes to hosts of Workday alone', () => {
  const isTaken = (reportUrl: string) =>
    WorkdaySettings.safeParse({ ...workdayStandIn.settings, reportUrl }).success
  const path = '/ccx/service/customreport2/juniper/owner/report'
  expect(isTaken(`https://wd2-impl-services1.workday.com${path}?Since=2026-01-01`)).toBe(true)
  for (const host of [
    'evil.example',
    'workday.com.evil.example',
    'evil.example/x.workday.com',
    'a@evil.example',
  ])
    expect(isTaken(`https://${host}${path}`), host).toBe(false)
  expect(isTaken(`http://wd2.workday.com${path}`)).toBe(false)
})

describe('the rows of a report', () => {
  const rowsOf = async (text: string, size: number) => {
    const rows: unknown[] = []
    async function* chunks() {
      for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
    }
    for await (const row of reportEntries(chunks(), 'Workday')) rows.push(row)
    return rows
  }
  const rows = [{ a: 'b}],{"' }, { group: [{ c: '\\' }, {}] }, { d: 'é"' }]

  test.each([1, 2, 7, 1_000])('are read from pieces of %i characters', async size => {
    expect(await rowsOf(JSON.stringify({ Report_Entry: rows }, null, 2), size)).toEqual(rows)
    expect(await rowsOf('{"Report_Entry":[]}', size)).toEqual([])
  })

  test.each([
    '{"Report_Entry":[{"a":1}',
    '{"Report_Entry":[{"a":1',
    '{"error":"no such report"}',
    '',
    '<html>',
  ])('are not taken from %s', async text => {
    await expect(rowsOf(text, 5)).rejects.toThrow('not readable')
  })
})

test('dates may have the zone of the tenant, and what is empty is left out', () => {
  const read = readWorker(
    { Worker_ID: '7', Hire_Date: '2021-09-01-08:00', Shift: 'Night' },
    '2026-03-02T09:00:00.000Z',
  )
  expect(read).toMatchObject({
    person: {
      externalId: '7',
      hiredOn: '2021-09-01',
      email: null,
      isActive: true,
      custom: { Shift: 'Night' },
    },
  })
})
