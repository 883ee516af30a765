import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { sampleCallers } from '@laurel/ledger/bench/measure.ts'
import { type CrowdAnswer, type CrowdCall, CrowdPlan, newId } from './crowdPlan.ts'

// A process of its own, as people are: what it costs to ask is no part of what it costs to answer.
const agent = new Agent({ keepAlive: true })

const renewed = (template: string): string => template.replaceAll(newId, () => randomUUID())

const post = ({ url, headers, body }: CrowdCall): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, renewed(value)])),
    })
    sent.once('error', reject)
    sent.once('response', response => {
      text(response).then(answer => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}: ${answer}`))
      }, reject)
    })
    sent.end(body === undefined ? undefined : renewed(body))
  })

const answer = async (message: unknown): Promise<CrowdAnswer> => {
  try {
    const { milliseconds, calls } = CrowdPlan.parse(message)
    return await sampleCallers(calls.length, milliseconds, async caller => {
      const call = calls[caller]
      if (call) await post(call)
    })
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', message => {
  void answer(message).then(answered => process.send?.(answered))
})
