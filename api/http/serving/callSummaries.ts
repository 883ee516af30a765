import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const Description = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string().optional(), summary: z.string().optional() })),
  ),
})

/** The summary of a call by its name, from the description of the API; undefined for an unknown name. */
export const createCallSummaries = (
  app: Pick<FastifyInstance, 'swagger'>,
): ((name: string) => string | undefined) => {
  let known: ReadonlyMap<string, string> | undefined
  const read = (): ReadonlyMap<string, string> => {
    const { paths } = Description.parse(app.swagger())
    return new Map(
      Object.values(paths)
        .flatMap(calls => Object.values(calls))
        .flatMap(({ operationId, summary }) =>
          operationId === undefined || summary === undefined ? [] : [[operationId, summary] as const],
        ),
    )
  }
  return name => {
    known ??= read()
    return known.get(name)
  }
}
