import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('marks what a spreadsheet would run, and no amount', () => {
  const rows = csvOf([
    ['team', 'points'],
    ['=HYPERLINK("http://elsewhere")', -10],
    ['@sum', 0],
  ])
  expect(rows).toBe('team,points\n"\'=HYPERLINK(""http://elsewhere"")",-10\n\'@sum,0\n')
})
