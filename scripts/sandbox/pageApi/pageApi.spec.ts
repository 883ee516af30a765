import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSandboxPage } from '../../screens/buildScreens.ts'
import { createSlackSandbox, type SlackSandbox } from '../createSlackSandbox.ts'
import { smallApp, smallWorkspace } from '../testing/smallWorkspace.ts'

let sandbox: SlackSandbox
beforeEach(async () => {
  sandbox = await createSlackSandbox({
    workspace: smallWorkspace,
    app: smallApp,
    fetch: async () => new Response('Only for you'),
  })
})
afterEach(() => sandbox.close())

const perform = (name: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/sandbox/do/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const messagesOf = async (user: string, channelId = 'C1') =>
  (await fetch(`${sandbox.url}/sandbox/messages?user=${user}&channelId=${channelId}`)).json()

test('each person sees what is public and what is for them', async () => {
  await perform('say', { user: 'U1', channelId: 'C1', text: 'Hello' })
  await perform('command', { user: 'U1', channelId: 'C1', command: '/shoutout', text: '' })
  expect(await messagesOf('U1')).toMatchObject([{ text: 'Hello' }, { text: 'Only for you', visibleTo: 'U1' }])
  expect(await messagesOf('U2')).toMatchObject([{ text: 'Hello' }])
})

test('what is not possible is explained', async () => {
  const answer = await perform('say', { user: 'U2', channelId: 'G1', text: 'Hello' })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({ problem: 'Ben Ode sees no conversation G1: choose one they are in.' })
})

test('other web pages may not act here', async () => {
  const body = { user: 'U1', channelId: 'C1', text: 'Hello' }
  expect((await perform('say', body, { origin: 'https://elsewhere.test' })).status).toBe(403)
  expect((await perform('say', body, { origin: sandbox.url })).status).toBe(200)
})

test('the page runs no script but its own and finds every file it names', async () => {
  await buildSandboxPage()
  const page = await fetch(sandbox.url)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  const files = [...(await page.text()).matchAll(/(?:href|src)="(page\/[^"]+)"/g)].map(match => match[1])
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) expect((await fetch(`${sandbox.url}/${file}`)).status).toBe(200)
})

test('changes reach who looks, and only them', async () => {
  const stream = await fetch(`${sandbox.url}/sandbox/stream?user=U2`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  await perform('command', { user: 'U1', channelId: 'C1', command: '/shoutout', text: '' })
  await perform('say', { user: 'U1', channelId: 'C1', text: 'For all' })
  expect((await reader?.read())?.value).toContain('For all')
})
