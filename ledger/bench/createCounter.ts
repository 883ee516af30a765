/** Numbers for what is measured, counted by name from where no earlier shoutout comes, so that none is given twice. */
export const createCounter = () => {
  const numbers = new Map<string, number>()
  return (name: string): number => {
    const number = numbers.get(name) ?? 1_000_000
    numbers.set(name, number + 1)
    return number
  }
}
