/** How Laurel is registered at every partner of the sandbox. */
export const sandboxApp = { clientId: 'laurel', clientSecret: 'secret-of-laurel' } as const
