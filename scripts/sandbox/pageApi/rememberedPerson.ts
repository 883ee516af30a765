import type { FastifyRequest } from 'fastify'

/** A cookie that remembers who the person of this browser is in a workspace. */
export const rememberPerson = (teamId: string, userId: string): string =>
  `sandbox_person_${teamId}=${userId}; Path=/; SameSite=Lax; Max-Age=31536000`

/** Who was chosen in a workspace in this browser; the consent screens propose the same person. */
export const rememberedPerson = (teamId: string, request: FastifyRequest): string | undefined => {
  const cookies = (request.headers.cookie ?? '').split('; ')
  const [, userId] =
    cookies.map(each => each.split('=')).find(([name]) => name === `sandbox_person_${teamId}`) ?? []
  return userId
}
