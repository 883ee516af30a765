import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where people act, in the first workspace and in others, and where vendors are controlled. */
const acts =
  /^(?:(?:\/workspaces\/[a-z0-9-]+)?\/sandbox\/|\/vendors\/[A-Za-z0-9]+\/_control\/|\/stripe\/(?:_control|elements)\/)/

/** Other web pages in the same browser may neither act in the workspace nor take the sandbox's name for their own. */
export const refuseOtherOrigins = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const { origin } = request.headers
  if (!acts.test(request.url) || origin === undefined) return undefined
  if (URL.parse(origin)?.host === request.headers.host) return undefined
  return reply.code(403).send({ problem: `${origin} may not act here: use the sandbox's own page.` })
}
