import { afterAll, beforeAll, describe } from 'vitest'
import { describeAppends } from './describeAppends.ts'
import { describeReads } from './describeReads.ts'
import { describeSharedCall } from './describeSharedCall.ts'
import { describeSubscriptions } from './describeSubscriptions.ts'
import { openProtocolBench, type ProtocolBench } from './protocolBench.ts'

export type EngineUnderTest = {
  readonly url: () => string
  /** Engines before 24.10 do; later ones send what a slow consumer missed from the log. */
  readonly dropsSlowConsumers: boolean
}

/** What Laurel relies on in the engine, and what the server for specs imitates of it. Both pass. */
export const describeProtocol = (name: string, { url, dropsSlowConsumers }: EngineUnderTest) => {
  describe(`the protocol of ${name}`, () => {
    let opened: ProtocolBench | undefined
    beforeAll(() => {
      opened = openProtocolBench(url())
    })
    afterAll(() => opened?.close())

    const bench = (): ProtocolBench => {
      if (!opened) throw new Error('The engine did not open; see the error above.')
      return opened
    }
    describeAppends(bench)
    describeSharedCall(url)
    describeReads(bench)
    describeSubscriptions(bench, dropsSlowConsumers)
  })
}
