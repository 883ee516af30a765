import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createSlackSandbox } from '../createSlackSandbox.ts'
import { smallApp, smallWorkspace } from '../testing/smallWorkspace.ts'
import { fileMemory } from './standInMemory.ts'

const called: unknown[] = []
const sandbox = await createSlackSandbox({
  workspace: smallWorkspace,
  app: smallApp,
  standIns: [
    {
      vendor: 'acme',
      plugin: async fastify => {
        // A parser that the sandbox has, too.
        fastify.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string' },
          (_request, body, done) => done(null, { raw: body }),
        )
        fastify.post('/orders', async request => request.body)
      },
      control: {
        plan: fault => called.push(fault),
        move: (handle, status) => called.push({ handle, status }),
        notify: handle => called.push(handle),
        orders: () => [{ handle: 'lr1', vendorOrderId: 'A-1', status: 'SHIPPED' }],
      },
    },
  ],
})
afterAll(() => sandbox.close())

const post = (path: string, body: unknown, headers = {}) =>
  fetch(`${sandbox.url}/vendors/acme${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('the stand-in of a vendor in the sandbox', () => {
  test('reads bodies in its own way', async () => {
    const answer = await fetch(`${sandbox.url}/vendors/acme/orders`, {
      method: 'POST',
      body: new URLSearchParams({ amount: '5' }),
    })
    expect(await answer.json()).toEqual({ raw: 'amount=5' })
  })

  test('is controlled over HTTP, by this machine alone', async () => {
    await post('/_control/faults', { kind: 'refuse', code: 'OUT_OF_STOCK' })
    await post('/_control/move', { handle: 'lr1', status: 'complete' })
    expect(called.splice(0)).toEqual([
      { kind: 'refuse', code: 'OUT_OF_STOCK' },
      { handle: 'lr1', status: 'complete' },
    ])
    expect((await post('/_control/faults', { kind: 'burn' })).status).toBe(400)
    await post('/_control/notify', { handle: 'lr1' })
    expect(called.splice(0)).toEqual(['lr1'])
    for (const missing of ['lose-webhook', 'end-access'])
      expect((await post(`/_control/${missing}`, {})).status).toBe(409)
    for (const missing of ['status', 'unknown-status'])
      expect((await post(`/_control/${missing}`, { handle: 'lr1', status: 'NEW' })).status).toBe(409)
    const foreign = { origin: 'https://evil.example' }
    expect((await post('/_control/faults', { kind: 'hang' }, foreign)).status).toBe(403)
    expect(called).toEqual([])
    const orders = await fetch(`${sandbox.url}/vendors/acme/_control/orders`)
    expect(await orders.json()).toEqual([{ handle: 'lr1', vendorOrderId: 'A-1', status: 'SHIPPED' }])
  })
})

test('the line to a vendor breaks before an answer, and is mended', async () => {
  await post('/_control/line', { isCut: true })
  await expect(post('/orders', { amount: 5 })).rejects.toThrow()
  await post('/_control/line', {})
  expect((await post('/orders', { amount: 5 })).status).toBe(200)
})

test('the memory of a stand-in survives a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'))
  try {
    const file = join(folder, 'vendors', 'acme.json')
    expect(fileMemory(file).read()).toBeUndefined()
    fileMemory(file).write({ orders: 1 })
    expect(fileMemory(file).read()).toEqual({ orders: 1 })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
