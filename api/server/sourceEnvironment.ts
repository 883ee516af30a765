import { z } from 'zod'
import type { SourceApps } from '../people/sources/openPersonSources.ts'

const id = (title: string) =>
  z
    .string()
    .min(1)
    .max(300)
    .optional()
    .meta({
      description: `The client id of this Laurel at ${title}, where administrators grant access. Set it with its secret.`,
      unset: `teams can’t connect ${title} by a grant; the sandbox’s own while it replaces Slack`,
    })
const secret = (title: string) =>
  z
    .string()
    .min(1)
    .max(300)
    .optional()
    .meta({
      description: `The client secret of this Laurel at ${title}.`,
      unset: 'none; required with the client id',
    })

/** Laurel’s own registrations at partners. */
export const sourceEnvironment = z.object({
  BAMBOOHR_CLIENT_ID: id('BambooHR'),
  BAMBOOHR_CLIENT_SECRET: secret('BambooHR'),
  GUSTO_CLIENT_ID: id('Gusto'),
  GUSTO_CLIENT_SECRET: secret('Gusto'),
  PRINTFUL_CLIENT_ID: id('Printful'),
  PRINTFUL_CLIENT_SECRET: secret('Printful'),
  SENDOSO_CLIENT_ID: id('Sendoso'),
  SENDOSO_CLIENT_SECRET: secret('Sendoso'),
})
type Environment = z.output<typeof sourceEnvironment>

const appOf = (clientId: string | undefined, clientSecret: string | undefined) =>
  clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : undefined

export const areSourceAppsWhole = (environment: Environment): boolean =>
  (environment.BAMBOOHR_CLIENT_ID === undefined) === (environment.BAMBOOHR_CLIENT_SECRET === undefined) &&
  (environment.GUSTO_CLIENT_ID === undefined) === (environment.GUSTO_CLIENT_SECRET === undefined) &&
  (environment.PRINTFUL_CLIENT_ID === undefined) === (environment.PRINTFUL_CLIENT_SECRET === undefined) &&
  (environment.SENDOSO_CLIENT_ID === undefined) === (environment.SENDOSO_CLIENT_SECRET === undefined)

/** The registrations that the operator has set. */
export const sourceAppsIn = (environment: Environment): SourceApps => {
  const bamboohr = appOf(environment.BAMBOOHR_CLIENT_ID, environment.BAMBOOHR_CLIENT_SECRET)
  const gusto = appOf(environment.GUSTO_CLIENT_ID, environment.GUSTO_CLIENT_SECRET)
  const printful = appOf(environment.PRINTFUL_CLIENT_ID, environment.PRINTFUL_CLIENT_SECRET)
  const sendoso = appOf(environment.SENDOSO_CLIENT_ID, environment.SENDOSO_CLIENT_SECRET)
  return {
    ...(bamboohr && { bamboohr }),
    ...(gusto && { gusto }),
    ...(printful && { printful }),
    ...(sendoso && { sendoso, sendosoSandbox: sendoso }),
  }
}
