import { findColleagues, givingOptions } from '@laurel/contract/recognition/giving.ts'
import { keyScopes } from '@laurel/contract/wire/keyScopes.ts'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const words = 'for the answer that came before the question'
let journey: Journey
let page: Page
let secret = ''
let former = ''

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  page = await journey.openAs(demoAdmin.email, '/settings/api-keys')
})
afterAll(() => journey.stop())

const dialogOf = (name: string) => page.getByRole('dialog', { name })

/** Reads the secret, which is shown this once. */
const readSecret = async (name: string): Promise<string> => {
  const dialog = dialogOf(`Secret of “${name}”`)
  const shown = await dialog.getByRole('textbox', { name: 'Secret' }).inputValue()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return shown
}

const ask = (path: string, key: string) =>
  fetch(`${journey.origin}${path}`, { headers: { authorization: `Bearer ${key}` } })

describe('an API key', () => {
  it('is created with scopes, and its secret is shown once', async () => {
    await page.getByRole('button', { name: 'Create key' }).click()
    const dialog = dialogOf('Create an API key')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Payroll')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await dialog.getByText('Choose at least one.').waitFor()
    await dialog.getByRole('checkbox', { name: /^Read people/ }).check()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Create key' }).click()
    secret = await readSecret('Payroll')
    expect(secret).toMatch(/^laurel_/)
    const row = page.getByRole('row', { name: /Payroll/ })
    await row.getByText('Never').waitFor()
    await row.getByText('Read people').waitFor()
  })

  it('makes the calls of its scopes, and says what another call needs', async () => {
    expect((await ask('/v1/admin/members', secret)).status).toBe(200)
    const refused = await ask('/v1/admin/liability', secret)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'API_KEY_SCOPE' })
    await page.reload()
    const row = page.getByRole('row', { name: /Payroll/ })
    await row.waitFor()
    expect(await row.getByText('Never').count()).toBe(0)
  })

  it('gets another secret, and the former one ends where no time was left for it', async () => {
    former = secret
    await page.getByRole('button', { name: 'Replace the secret of Payroll' }).click()
    const dialog = dialogOf('Replace the secret of “Payroll”?')
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: 'It ends at once' }).click()
    await dialog.getByRole('button', { name: 'Replace' }).click()
    secret = await readSecret('Payroll')
    expect((await ask('/v1/admin/members', former)).status).toBe(401)
    expect((await ask('/v1/admin/members', secret)).status).toBe(200)
  })

  it('is refused everywhere once it is revoked', async () => {
    await page.getByRole('button', { name: 'Revoke Payroll' }).click()
    await dialogOf('Revoke “Payroll”?').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('No API keys yet').waitFor()
    expect((await ask('/v1/admin/members', secret)).status).toBe(401)
  })
})

describe('an assistant', () => {
  it('thanks a colleague with a key for everything, and the thanks is in the activity', async () => {
    await page.getByRole('button', { name: 'Create key' }).click()
    const dialog = dialogOf('Create an API key')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Assistant')
    for (const box of await dialog.getByRole('checkbox').all()) await box.check()
    expect(await dialog.getByRole('checkbox').count()).toBe(keyScopes.length)
    await dialog.getByRole('button', { name: 'Create key' }).click()
    const key = await readSecret('Assistant')

    const assistant = new Client({ name: 'assistant', version: '1.0.0' })
    await assistant.connect(
      new StreamableHTTPClientTransport(new URL('/v1/mcp', journey.origin), {
        requestInit: { headers: { authorization: `Bearer ${key}` } },
      }),
    )
    const use = async (name: string, input: Record<string, unknown>) =>
      CallToolResultSchema.parse(await assistant.callTool({ name, arguments: input }))
    const { users } = findColleagues.response.parse(
      (await use('find_colleagues', { name: 'Chloe' })).structuredContent,
    )
    const { values } = givingOptions.response.parse((await use('what_can_i_give', {})).structuredContent)
    const given = await use('thank', {
      colleague_ids: users.map(({ id }) => id),
      points_each: 5,
      message: words,
      value: values[0],
    })
    expect(given.structuredContent).toMatchObject({ ok: true })
    await assistant.close()

    await page.goto(`${journey.origin}/reporting/activity`)
    await page.getByText(words).first().waitFor()
  })

  it('is a key like others, on a phone too', async () => {
    const small = await journey.openAs(demoAdmin.email, '/settings/api-keys', phone)
    await small.getByRole('button', { name: 'Revoke Assistant' }).waitFor()
    expect(await small.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(await findAccessibilityProblems(small)).toEqual([])
    expect(journey.complaints).toEqual([])
  })
})
