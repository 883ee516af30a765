/** Where people write for help; set at build time by whoever runs Laurel. */
export const supportAddress: string = import.meta.env.VITE_SUPPORT_EMAIL ?? 'help@laurel.example'
