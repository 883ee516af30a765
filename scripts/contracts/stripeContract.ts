import { z } from 'zod'
import { createContractCheck } from './contractCheck.ts'
import { readContract } from './readContract.ts'

type Exchange = {
  readonly method: string
  readonly template: string
  readonly params: Readonly<Record<string, unknown>>
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export type StripeContract = {
  /** Checks a call of the API that was carried out, and its answer. Throws what is wrong. */
  readonly expectExchange: (exchange: Exchange) => void
  /** Checks an event, with the object that it is about. */
  readonly expectEvent: (event: { readonly type: string }) => void
}

const contracts = new Map<string, StripeContract>()

/** The types of Stripe's own SDK. */
export const readStripeContract = (folder: string): StripeContract => {
  const known = contracts.get(folder)
  if (known) return known
  const contract = read(folder)
  contracts.set(folder, contract)
  return contract
}

const Operation = z.object({
  parameters: z.array(z.object({ name: z.string() })),
  requestBody: z.unknown().optional(),
})

const read = (folder: string): StripeContract => {
  const document = readContract(folder, 'stripe/stripe-2026-10-28.endive.openapi.json')
  const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) }).parse(document)
  // Forms carry numbers and booleans as text.
  const requests = createContractCheck(document, { coerceTypes: 'array' })
  const answers = createContractCheck(document)
  const expectQuery = (
    place: string,
    { parameters }: z.output<typeof Operation>,
    params: Exchange['params'],
  ) => {
    for (const [name, value] of Object.entries(params)) {
      const index = parameters.findIndex(each => each.name === name)
      if (index < 0) throw new Error(`${place} has no parameter ${name}.`)
      requests.expectFit(`${place}/parameters/${index}/schema`, structuredClone(value))
    }
  }
  return {
    expectExchange: ({ method, template, params, status, body }) => {
      const operation = paths[template]?.[method.toLowerCase()]
      if (!operation) throw new Error(`Stripe has no ${method} ${template}.`)
      const place = `/paths/${template.replaceAll('/', '~1')}/${method.toLowerCase()}`
      if (status >= 400) return answers.expectFit(`/components/responses/Error/${json}`, body)
      if (method === 'GET') expectQuery(place, operation, params)
      else if (operation.requestBody !== undefined)
        requests.expectFit(
          `${place}/requestBody/content/application~1x-www-form-urlencoded/schema`,
          structuredClone(params),
        )
      answers.expectFit(`${place}/responses/200/${json}`, body)
    },
    expectEvent: event => answers.expectFit(`/webhooks/${event.type}/post/requestBody/${json}`, event),
  }
}

const json = 'content/application~1json/schema'
