/** Where to go after the sign-in: a path of this origin, or home. */
export const safeTarget = (target: string | null): string =>
  target !== null && /^\/(?![/\\])/.test(target) ? target : '/'
