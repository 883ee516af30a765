const productsPerPage = 100

/** The pages of a catalog that a vendor answers as a whole. */
export function* sliceOf<Item>(items: readonly Item[]): Iterable<readonly Item[]> {
  for (let first = 0; first < items.length; first += productsPerPage)
    yield items.slice(first, first + productsPerPage)
}
