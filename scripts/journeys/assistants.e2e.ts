import { createServer, type Server } from 'node:http'
import { createSdkAssistant } from '@laurel/api/developers/testing/sdkAssistant.ts'
import { findColleagues, givingOptions } from '@laurel/contract/recognition/giving.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { freePorts } from './freePorts.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const words = 'for the answer that an assistant brought'
const { port } = await freePorts()
const callback = `http://127.0.0.1:${port}/callback`
let journey: Journey
let page: Page
let listener: Server
/** Where the browser came back to the assistant. */
let answered: URL | undefined

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  listener = createServer((request, response) => {
    const address = new URL(request.url ?? '/', callback)
    if (address.pathname === '/callback') answered = address
    response
      .setHeader('content-type', 'text/html')
      .end('<title>Editor</title><p>You can close this page.</p>')
  })
  await new Promise<void>(resolve => listener.listen(port, '127.0.0.1', resolve))
  page = await (await journey.openBrowser()).newPage()
})
afterAll(async () => {
  listener.close()
  await journey.stop()
})

const createEditor = () =>
  createSdkAssistant({ address: new URL('/v1/mcp', journey.origin), name: 'Editor', callback })
let editor: ReturnType<typeof createEditor>

const openAssistants = async (of: Page) => {
  await of.goto(`${journey.origin}/redeem`)
  await of.getByRole('button', { name: /^Your account/ }).click()
  await of.getByRole('button', { name: 'Connected assistants' }).click()
  return of.getByRole('dialog', { name: 'Connected assistants' })
}

describe('a member without a role', () => {
  it('signs in with Slack where the assistant leads, and comes back to its question', async () => {
    editor = createEditor()
    await page.goto((await editor.begin()).href)
    await page.getByRole('button', { name: 'Sign in with Slack' }).click()
    await page.waitForURL(url => url.origin === new URL(journey.chatUrl).origin)
    await page.getByRole('combobox').selectOption(demoEmployee.slackId)
    await page.getByRole('button', { name: /Allow/ }).click()
    await page.getByRole('heading', { name: 'Connect “Editor”?' }).waitFor()
    await page.getByText(`A program on this computer (127.0.0.1:${port})`).waitFor()
    await page.getByText(`${demoEmployee.name} in Juniper`).waitFor()
    expect(await page.getByRole('checkbox', { name: /reports/ }).count()).toBe(0)
    expect(await findAccessibilityProblems(page)).toEqual([])
  })

  it('allows some of it, without a key, and the assistant goes on', async () => {
    await page.getByRole('checkbox', { name: 'Spend your points on rewards' }).uncheck()
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.getByText('You can close this page.').waitFor()
    if (!answered) throw new Error('The browser did not come back to the assistant.')
    await editor.finish(answered)
    expect(editor.kept.tokens?.scope).not.toContain('rewards:redeem')
  })

  it('thanks a colleague through the assistant', async () => {
    const use = await editor.connect()
    const { users } = findColleagues.response.parse(
      (await use('find_colleagues', { name: demoAdmin.name })).structuredContent,
    )
    const { values } = givingOptions.response.parse((await use('what_can_i_give')).structuredContent)
    const given = await use('thank', {
      colleague_ids: users.map(({ id }) => id),
      points_each: 5,
      message: words,
      value: values[0],
    })
    expect(given.structuredContent).toMatchObject({ ok: true })
    const administrator = await journey.openAs(demoAdmin.email, '/reporting/activity')
    await administrator.getByText(words).first().waitFor()
  })

  it('disconnects it, and the assistant is refused', async () => {
    const dialog = await openAssistants(page)
    await dialog.getByText('Editor').waitFor()
    await dialog.getByText(/thank colleagues/).waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    const before = editor.kept.tokens?.access_token
    await dialog.getByRole('button', { name: 'Disconnect Editor' }).click()
    await dialog.getByText('No assistant is connected to your account.').waitFor()
    const refused = await fetch(`${journey.origin}/v1/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${before}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    })
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ code: 'ASSISTANT_DISCONNECTED' })
  })

  it('denies it on a phone, and the assistant hears so', async () => {
    const small = await journey.openAs(demoEmployee.email, '/redeem', phone)
    answered = undefined
    await small.goto((await createEditor().begin()).href)
    await small.getByRole('heading', { name: 'Connect “Editor”?' }).waitFor()
    expect(await small.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(await findAccessibilityProblems(small)).toEqual([])
    await small.getByRole('button', { name: 'Deny' }).click()
    await small.getByText('You can close this page.').waitFor()
    expect(answered).toHaveProperty('search', expect.stringContaining('error=access_denied'))
  })

  it('is led nowhere by an address that no assistant registered', async () => {
    const asked = await createEditor().begin()
    asked.searchParams.set('redirect_uri', 'https://evil.example/callback')
    await page.goto(asked.href)
    await page.getByText(/^Laurel does not know this assistant/).waitFor()
    expect(new URL(page.url()).origin).toBe(journey.origin)
  })
})

describe('an administrator', () => {
  it('sees the assistants of the team beside the keys, and disconnects one', async () => {
    answered = undefined
    editor = createEditor()
    await page.goto((await editor.begin()).href)
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.getByText('You can close this page.').waitFor()
    if (!answered) throw new Error('The browser did not come back to the assistant.')
    await editor.finish(answered)

    const keys = await journey.openAs(demoAdmin.email, '/settings/api-keys')
    const row = keys.getByRole('row', { name: /Editor/ })
    await row.getByText(demoEmployee.name).waitFor()
    expect(await findAccessibilityProblems(keys)).toEqual([])
    await row.getByRole('button', { name: `Disconnect Editor of ${demoEmployee.name}` }).click()
    await keys.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await keys.getByText('No assistants yet').waitFor()
    await expect(editor.connect()).rejects.toThrow()
    // The browser notes the refusals that this journey asks for.
    expect(journey.complaints.filter(complaint => !/ 40[04] /.test(complaint))).toEqual([])
  })
})
