import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyInstance } from 'fastify'
import { answerTokenRequest } from '../../sources/oauth/answerTokenRequest.ts'
import { createGrants } from '../../sources/oauth/createGrants.ts'
import { readFormBodies } from '../../sources/oauth/formBodies.ts'
import { serveGrantPage } from '../../sources/oauth/serveGrantPage.ts'

/** How Laurel is registered at the Printful of the sandbox. */
export const printfulSandboxApp = {
  clientId: 'sandbox-printful-app',
  clientSecret: 'sandbox-printful-app-secret',
} as const

const accessSeconds = 3_600

/** What Printful issues to those who were let into the store: access tokens of an hour, and refresh tokens that rotate. */
export const createPrintfulGrants = (clock: () => Instant) => {
  const grants = createGrants({
    prefix: 'printful',
    clock,
    accessSeconds,
    formerEnds: 'when renewed',
  })
  const serve = (fastify: FastifyInstance): void => {
    readFormBodies(fastify)
    serveGrantPage(fastify, {
      path: '/oauth/authorize',
      title: 'Printful',
      code: grants.code,
      asks: 'to read the products of your store and to order them',
      clientId: printfulSandboxApp.clientId,
      backName: 'redirect_url',
    })
    fastify.post('/oauth/token', async (request, reply) =>
      answerTokenRequest(
        reply,
        grants,
        request.body,
        ({ accessToken, refreshToken }) => ({
          access_token: accessToken,
          expires_at: String(Math.floor(Date.parse(clock()) / 1_000) + accessSeconds),
          token_type: 'bearer',
          refresh_token: refreshToken,
        }),
        { app: printfulSandboxApp, comparesAddress: false },
      ),
    )
  }
  return { ...grants, serve }
}
