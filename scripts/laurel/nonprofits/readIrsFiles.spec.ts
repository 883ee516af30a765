import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Charity, Coordinates } from '@laurel/api/rewards/charities/charity.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { readIrsFiles } from './readIrsFiles.ts'
import { readPlaces } from './readPlaces.ts'

const folder = mkdtempSync(join(tmpdir(), 'nonprofits-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, ...lines: string[]): string => {
  const path = join(folder, name)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

const header =
  'EIN,NAME,ICO,STREET,CITY,STATE,ZIP,GROUP,SUBSECTION,AFFILIATION,CLASSIFICATION,RULING,DEDUCTIBILITY,FOUNDATION,' +
  'ACTIVITY,ORGANIZATION,STATUS,TAX_PERIOD,ASSET_CD,INCOME_CD,FILING_REQ_CD,PF_FILING_REQ_CD,ACCT_PD,ASSET_AMT,' +
  'INCOME_AMT,REVENUE_AMT,NTEE_CD,SORT_NAME'
const row = (cells: {
  ein?: string
  name?: string
  subsection?: string
  deductibility?: string
  revenue?: string
  code?: string
  sortName?: string
}): string =>
  `${cells.ein ?? '010390887'},${cells.name ?? 'NEW ENGLAND RSVP COUNCIL'},,12 ST MARYS RD NE,WOONSOCKET,RI,02895-0784,0000,` +
  `${cells.subsection ?? '03'},3,1000,201508,${cells.deductibility ?? '1'},16,000000000,1,01,201806,0,0,02,0,06,0,0,` +
  `${cells.revenue ?? '1200'},${cells.code ?? 'T03'},${cells.sortName ?? ''}`

const read = async (path: string, places: ReadonlyMap<string, Coordinates> = new Map()) => {
  const counts = { read: 0, skipped: 0 }
  const charities: Charity[] = []
  for await (const charity of readIrsFiles([path], places, counts)) charities.push(charity)
  return { charities, counts }
}

describe('a file of exempt organizations', () => {
  test('gives nonprofits in readable letters, with five digits of the postal code and their place', async () => {
    const places = await readPlaces(file('places.txt', 'GEOID\tINTPTLAT\tINTPTLONG', '2895\t42.01\t-71.5'))
    const { charities } = await read(file('one.csv', header, row({})), places)
    expect(charities).toEqual([
      {
        ein: '010390887',
        name: 'New England RSVP Council',
        dba: '',
        street1: '12 St Marys Rd NE',
        street2: '',
        city: 'Woonsocket',
        state: 'RI',
        postalCode: '02895',
        classificationCode: 'T03',
        category: 'community',
        mission: '',
        url: null,
        logoUrl: null,
        receipts: 1200,
        place: { latitude: 42.01, longitude: -71.5 },
      },
    ])
  })

  test('leaves out organizations to which gifts are not deductible', async () => {
    const path = file('some.csv', header, row({ subsection: '06' }), row({ deductibility: '2' }), row({}))
    const { charities, counts } = await read(path)
    expect(charities.length).toBe(1)
    expect(counts).toEqual({ read: 3, skipped: 2 })
  })

  test('pads numbers, cuts codes to three signs and reads losses and blanks', async () => {
    const path = file(
      'odd.csv',
      header,
      row({ ein: '10390887', code: 'A120', revenue: '-5', sortName: 'FRIENDS OF THE FOREST' }),
      row({ code: '', revenue: '', sortName: '0042' }),
    )
    expect((await read(path)).charities).toMatchObject([
      { ein: '010390887', classificationCode: 'A12', receipts: 0, dba: 'Friends of the Forest' },
      { classificationCode: 'Z99', receipts: null, dba: '' },
    ])
  })

  test('is refused when it is another file', async () => {
    await expect(read(file('other.csv', 'a,b', '1,2'))).rejects.toThrow('no file of exempt organizations')
    await expect(readPlaces(file('wrong.csv', 'a,b', '1,2'))).rejects.toThrow('zip, latitude and longitude')
  })
})

const samples = process.env.LAUREL_CONTRACTS

describe.skipIf(samples === undefined)('the sample of the IRS (LAUREL_CONTRACTS names its folder)', () => {
  test('is read as a whole', async () => {
    const { charities, counts } = await read(join(samples ?? '', 'charity', 'irs-eo-bmf-ri.sample.csv'))
    expect(counts.read).toBeGreaterThan(700)
    expect(charities.length).toBe(counts.read - counts.skipped)
    expect(charities.every(({ ein }) => /^\d{9}$/.test(ein))).toBe(true)
  })
})
