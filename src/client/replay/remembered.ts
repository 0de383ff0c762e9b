/** What is found out of a text, kept for the next time it is asked. Beyond so many texts it begins anew. */
export const remembered = <Found>(find: (text: string) => Found, most: number): ((text: string) => Found) => {
  const known = new Map<string, Found>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined && !known.has(text)) {
      if (known.size >= most) known.clear();
      found = find(text);
      known.set(text, found);
    }
    return found as Found;
  };
};
