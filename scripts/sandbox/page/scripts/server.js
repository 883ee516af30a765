/** What the server said no to, in words for the person. */
export class Refused extends Error {}

const read = async response => {
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new Refused(answer.problem ?? `The sandbox answered ${response.status}. Try again.`)
  return answer
}

export const get = async (path, query) => read(await fetch(`sandbox/${path}?${new URLSearchParams(query)}`))

/** Does something as a person: `perform('say', { user, channelId, text })`. */
export const perform = async (name, body) =>
  read(
    await fetch(`sandbox/do/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
