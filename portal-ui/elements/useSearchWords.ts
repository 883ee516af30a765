import { useSearchParams } from 'wouter'

/** What is searched for, kept in the address: Back, reload and a copied link find it again. */
export const useSearchWords = (name = 'q'): readonly [string, (words: string) => void] => {
  const [parameters, setParameters] = useSearchParams()
  const setWords = (words: string) =>
    setParameters(
      known => {
        const next = new URLSearchParams(known)
        if (words === '') next.delete(name)
        else next.set(name, words)
        return next
      },
      { replace: true },
    )
  return [parameters.get(name) ?? '', setWords]
}
