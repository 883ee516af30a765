import { describe, expect, it } from 'vitest'
import { csvOf } from './widgetTable.ts'

describe('the file of a widget', () => {
  it('quotes what holds commas, and runs nothing in a spreadsheet', () => {
    const rows = [
      ['Lovelace, Ada', 5],
      ['=1+1', -3],
    ]
    expect(csvOf({ head: ['Name', 'Points'], rows })).toBe(
      'Name,Points\r\n"Lovelace, Ada",5\r\n\'=1+1,-3\r\n',
    )
  })
})
