import type { FastifyRequest } from 'fastify'
import type { AmazonControl } from './control.ts'

export const amazonErrors = (code: string, message: string) => ({ errors: [{ code, message }] })

/** Whether the headers of a request have an access token and the buyer of the connection. */
export const hasAccess = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  control: AmazonControl,
  buyerEmail: string,
): boolean => control.isToken(headers['x-amz-access-token']) && headers['x-amz-user-email'] === buyerEmail
