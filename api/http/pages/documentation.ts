import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const description = `
Every call takes a bearer token, except those that get one. Refusals are RFC 9457 problem documents with a \`code\`.

Commands take an \`Idempotency-Key\` header: the same key with the same request gives the same answer and the header
\`Idempotency-Hit: true\`, with another request it is a conflict. They answer \`position\`; a query with
\`after=<position>\` waits, briefly, until it shows what the command did.
`

const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">
<text x="0" y="28" font-family="system-ui, sans-serif" font-size="26" font-weight="700" fill="#f4e3bd">Laurel</text>
</svg>`

/** Serves the OpenAPI document of the contract, and a page for it at `/docs`. Must be registered before the routes. */
export const registerDocumentation = async (app: FastifyInstance, origin: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Laurel', version: '1', description },
      servers: [{ url: origin }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { docExpansion: 'list' },
    theme: { title: 'The calls of Laurel' },
    logo: { type: 'image/svg+xml', content: Buffer.from(wordmark), href: '/', target: '_self' },
  })
}
