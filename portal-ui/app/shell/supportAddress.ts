/** Where people write for help; set at build time by the operator. */
export const supportAddress: string = import.meta.env.VITE_SUPPORT_EMAIL ?? 'help@laurel.example'
