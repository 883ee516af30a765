import type { FastifyRequest } from 'fastify'

export type LoadGuard = {
  /** Counts a request with the callers who have a session, once it has proved where it comes from. */
  readonly trust: (request: FastifyRequest) => void
}

export type RateLimits = {
  /** Counts a request without the signature or token that it needs; true where its address sent too many of them. */
  readonly isUnsignedTooOften: (request: FastifyRequest) => Promise<boolean>
}

/** What routes that check their callers themselves tell the limits. */
export type Callers = LoadGuard & RateLimits
