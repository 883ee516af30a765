export const rewards = {} as const
