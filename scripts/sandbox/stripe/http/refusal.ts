import type { z } from 'zod'
import type { WireObject } from '../world.ts'

export type RefusalDetails = {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  readonly code?: string
  readonly declineCode?: string | null
  readonly message: string
  readonly param?: string
  readonly setupIntent?: WireObject
  readonly paymentIntent?: WireObject
  readonly paymentMethod?: WireObject
}

/** An error as Stripe answers it. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly details: RefusalDetails
  constructor(status: number, details: RefusalDetails) {
    super(details.message)
    this.status = status
    this.details = details
  }
}

export const bodyOf = (details: RefusalDetails): Readonly<Record<string, unknown>> => {
  const { type, code, declineCode, message, param, setupIntent, paymentIntent, paymentMethod } = details
  return {
    error: {
      type,
      message,
      ...(code === undefined
        ? {}
        : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
      ...(declineCode == null ? {} : { decline_code: declineCode }),
      ...(param === undefined ? {} : { param }),
      ...(setupIntent ? { setup_intent: setupIntent } : {}),
      ...(paymentIntent ? { payment_intent: paymentIntent } : {}),
      ...(paymentMethod ? { payment_method: paymentMethod } : {}),
    },
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}): StripeRefusal =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...more })

export const missing = (what: string, id: string, param = 'id'): StripeRefusal =>
  new StripeRefusal(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

/** What is wrong with parameters, in the words of Stripe. */
export const wrongParams = (error: z.ZodError): StripeRefusal => {
  const [issue] = error.issues
  const at = (issue?.path ?? []).map(String)
  if (issue?.code === 'unrecognized_keys') {
    const param = named([...at, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = named(at)
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined
  return isMissing
    ? invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : invalid(`Invalid ${param}: ${issue?.message ?? ''}`, { param })
}

const named = ([first = '', ...rest]: readonly string[]): string =>
  `${first}${rest.map(part => `[${part}]`).join('')}`
