import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { namedEvent } from '@laurel/ledger/log/suite/logFixture.ts'
import { expect, onTestFinished, test } from 'vitest'
import { done } from '../delivery/outcome.ts'
import { backoffDefault } from '../delivery/retrying.ts'
import { reading } from '../operations/telemetry/meters.ts'
import { openMetrics } from '../operations/telemetry/openMetrics.ts'
import { callVendor } from '../partners/calls.ts'
import { noTelemetry, openTelemetry, telemetryOf } from './telemetry.ts'

const open = async (patienceMilliseconds?: number) => {
  const problems: unknown[] = []
  const metrics = await openMetrics({
    host: '127.0.0.1',
    port: 0,
    onError: error => problems.push(error),
    ...(patienceMilliseconds === undefined ? {} : { patienceMilliseconds }),
  })
  const telemetry = telemetryOf(metrics, undefined)
  onTestFinished(() => telemetry.stop())
  const address = `http://127.0.0.1:${metrics.port}`
  const read = async (): Promise<string> => (await fetch(`${address}/metrics`)).text()
  return { metrics, telemetry, address, read, problems }
}

const handler = {
  kind: 'sample',
  attemptsMax: 1,
  backoff: backoffDefault,
  attemptMilliseconds: 1,
  laneIntervalMilliseconds: 0,
  atOnceMax: 1,
}
const job = {
  id: 1,
  key: 'a-key',
  kind: 'sample',
  lane: null,
  owner: null,
  payload: {},
  state: null,
  attempts: 1,
  afterwards: null,
  holder: 'h',
  trace: null,
}
const tools = { signal: new AbortController().signal, keep: async () => undefined }

test('what is off gives back the same objects, so that it costs nothing', async () => {
  const telemetry = await openTelemetry({}, () => undefined)
  const log = createMemoryLog()
  expect(telemetry).toBe(noTelemetry)
  expect(telemetry.log(log)).toBe(log)
  expect(telemetry.following('show', log)).toBe(log)
  expect(telemetry.telling).toBeUndefined()
  expect(telemetry.onPoolWait).toBeUndefined()
})

test('appends are counted by their outcome', async () => {
  const { telemetry, read } = await open()
  const log = telemetry.log(createMemoryLog())
  const events = [namedEvent('one')]
  await log.append('member-1', events, -1)
  await log.append('member-1', events, -1)
  await log.append('member-1', [namedEvent('two')], 7)
  const text = await read()
  for (const outcome of ['appended', 'repeated', 'wrong_revision'])
    expect(text).toContain(`laurel_log_append_duration_count{laurel_outcome="${outcome}"} 1`)
})

test('attempts at jobs are counted by kind and outcome, also those that throw', async () => {
  const { telemetry, read } = await open()
  await telemetry.handler({ ...handler, run: async () => done }).run(job, tools)
  const failing = telemetry.handler({ ...handler, run: () => Promise.reject(new Error('It broke.')) })
  await expect(failing.run(job, tools)).rejects.toThrow('It broke.')
  const text = await read()
  for (const outcome of ['done', 'failed'])
    expect(text).toContain(
      `laurel_job_attempt_duration_count{laurel_job_kind="sample",laurel_outcome="${outcome}"} 1`,
    )
})

test('calls of partners are counted by name and class of the answer', async () => {
  const { read } = await open()
  const call = (fetcher: typeof fetch) =>
    callVendor(fetcher, {
      vendor: 'Acme',
      url: 'https://acme.example/key/secret',
      method: 'GET',
      signal: new AbortController().signal,
    })
  await call(async () => new Response('{}', { status: 404 }))
  await expect(call(() => Promise.reject(new Error('gone')))).rejects.toThrow(
    'The connection to Acme was lost.',
  )
  const text = await read()
  const count = 'laurel_vendor_call_duration_count{laurel_vendor="Acme",laurel_status_class='
  expect(text).toContain(`${count}"4xx"} 1`)
  expect(text).toContain(`${count}"no_answer"} 1`)
  expect(text).not.toContain('secret')
})

test('a gauge that can not be read leaves the others', async () => {
  const { metrics, read, problems } = await open()
  metrics.meters.observe(() => Promise.reject(new Error('The database is away.')))
  expect(await read()).toContain('process_memory_usage')
  expect(problems).toEqual([new Error('The database is away.')])
})

test('a gauge is gone when what it was about is gone, and what was counted stays', async () => {
  const { metrics, read } = await open()
  const failing = new Set(['nudge'])
  metrics.meters.observe(() =>
    [...failing].map(name => reading('laurel.schedule.failing', 1, { 'laurel.work': name })),
  )
  metrics.meters.time('laurel.log.append.duration', 5, { 'laurel.outcome': 'appended' })
  expect(await read()).toContain('laurel_schedule_failing{laurel_work="nudge"} 1')
  failing.clear()
  failing.add('send reports')
  const text = await read()
  expect(text).not.toContain('nudge')
  expect(text).toContain('laurel_schedule_failing{laurel_work="send reports"} 1')
  expect(text).toContain('laurel_log_append_duration_count{laurel_outcome="appended"} 1')
})

test('a gauge that takes too long leaves the others', async () => {
  const { metrics, read, problems } = await open(20)
  metrics.meters.observe(() => new Promise(() => undefined))
  expect(await read()).toContain('process_memory_usage')
  expect(problems).toHaveLength(1)
})

test('two that read at the same time see the same', async () => {
  const { read } = await open()
  const [one, other] = await Promise.all([read(), read()])
  expect(one).toContain('process_memory_usage')
  expect(other).toContain('process_memory_usage')
})

test('only /metrics is there, and a taken port is an error', async () => {
  const { metrics, address } = await open()
  expect((await fetch(`${address}/`)).status).toBe(404)
  const again = openMetrics({ host: '127.0.0.1', port: metrics.port, onError: () => undefined })
  await expect(again).rejects.toThrow('EADDRINUSE')
})
