import { everyOrgSandboxKey } from '@laurel/scripts/sandbox/vendors/everyOrg/everyOrgStandIn.ts'
import { type RemoteStandIn, useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { expect, test } from 'vitest'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { CharitySource } from '../source.ts'
import { createEveryOrg } from './everyOrg.ts'

const standIn = useStandIns()
const { signal } = new AbortController()

const withEveryOrg = async (
  body: (everyOrg: RemoteStandIn & { readonly source: CharitySource }) => Promise<void>,
  apiKey: string = everyOrgSandboxKey,
): Promise<void> => {
  const everyOrg = await standIn('everyOrg')
  const source = createEveryOrg({ apiKey, url: `${everyOrg.origin}/v0.2` }, fetch, 500)
  try {
    await body({ ...everyOrg, source })
  } finally {
    await everyOrg.stop()
  }
}

test('a search finds nonprofits with what the list says about them', () =>
  withEveryOrg(async ({ source }) => {
    expect(await source.search('animal shelter', signal)).toEqual([
      {
        ein: '890001000',
        name: 'Seattle Animal Shelter',
        mission: 'Homes for cats and dogs.',
        url: 'https://shelter.example/',
        logoUrl: 'https://res.cloudinary.example/shelter.png',
        city: '',
        state: '',
        classificationCode: 'Z99',
        category: '',
        isWhole: false,
      },
    ])
    expect(await source.search('nothing/like?this', signal)).toEqual([])
  }))

test('the details of a nonprofit say where it is and what it does', () =>
  withEveryOrg(async ({ source }) => {
    expect(await source.details('890001000', signal)).toMatchObject({
      mission: 'We find homes for cats and dogs, and care for them until then.',
      city: 'Seattle',
      state: 'WA',
      classificationCode: 'D20',
      category: 'animals',
      isWhole: true,
    })
    expect(await source.details('000000000', signal)).toBeNull()
  }))

test('addresses that are no web pages are left out', () =>
  withEveryOrg(async ({ source }) => {
    expect(await source.details('990000001', signal)).toMatchObject({ url: null, logoUrl: null })
  }))

test('a cause is read page by page', () =>
  withEveryOrg(async ({ source }) => {
    const first = await source.browse('animals', 1, signal)
    expect(first).toMatchObject({ pages: 2, charities: [{ category: 'animals' }, { category: 'animals' }] })
    expect((await source.browse('animals', 2, signal)).charities).toMatchObject([
      { name: 'Friends of the Quokka', mission: '<b>Quokkas</b> & friends.' },
    ])
  }))

test.each(['loseCall', 'hang', 'refuse'] as const)(
  'an answer that is missing is not taken for none: %s',
  kind =>
    withEveryOrg(async ({ source, plan }) => {
      await plan(kind === 'refuse' ? { kind, code: 'REFUSED' } : { kind })
      await expect(source.details('890001000', signal)).rejects.toBeInstanceOf(VendorUncertain)
    }),
)

test('a wrong key is named without the key', () =>
  withEveryOrg(async ({ source }) => {
    const error: unknown = await source.search('cats', signal).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(VendorUncertain)
    expect(String(error)).toContain('refused the API key')
    expect(String(error)).not.toContain('a-former-key')
  }, 'a-former-key'))
