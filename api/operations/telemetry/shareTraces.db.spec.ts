import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { trace } from '@opentelemetry/api'
import { AlwaysOffSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { contextOf } from '../../delivery/traceparent.ts'
import { shareTraces } from './shareTraces.ts'
import { createTracing } from './tracing.ts'

const { url } = await createTestDatabase()
const database = new Pool({ connectionString: url, max: 2 })
database.on('error', () => undefined)
const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
  await database.end()
})

const startProcess = () => {
  const tracing = createTracing(new TracerProvider({ sampler: new AlwaysOffSampler() }).getTracer('spec'))
  stops.push(shareTraces({ tracing, database, databaseUrl: url }))
  return tracing
}

test('a process learns the trace of a command that another one records', async () => {
  const [web, worker] = [startProcess(), startProcess()]
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const at = contextOf(`00-${traceId}-00f067aa0ba902b7-01`)
  // The worker may not listen yet.
  const learnt = (): string | undefined => {
    const commandId = randomUUID()
    web.noteCommand(commandId, at)
    noted.push(commandId)
    const found = noted.map(worker.ofCommand).find(known => known !== undefined)
    return found && trace.getSpanContext(found)?.traceId
  }
  const noted: ReturnType<typeof randomUUID>[] = []
  await expect.poll(learnt, { timeout: 10_000, interval: 20 }).toBe(traceId)
})
