import type { ProfileValues } from "#app/profile/profile-field.ts";
import { capitalised } from "./french.ts";

/** Small words inside a name, which stay small. */
const small = /^(?:à|a|au|aux|d|de|des|du|en|et|l|la|le|les|ou|par|pour|sous|sur)$/u;
/** Letters that nobody can say as a word: "jld". */
const initials = /^[bcdfghjklmnpqrstvwxz]{2,4}$/u;

/** The fields of sentences and lists, in which who types with care begins with a capital. */
const typedFields = [
  "value_prop",
  "industry",
  "icp_title",
  "icp_industry",
  "common_objections",
] as const satisfies readonly (keyof ProfileValues)[];

/** True of a profile whose owner types no capitals: what they offer begins with a small letter, and the rest mostly too. */
export function typesSmall(profile: Readonly<Partial<ProfileValues>>): boolean {
  const typed = typedFields
    .map((field) => profile[field]?.trim() ?? "")
    .filter((text) => /^["«“]?\s?\p{L}/u.test(text));
  const isSmall = (text: string) => /^["«“]?\s?\p{Ll}/u.test(text);
  const offer = profile.value_prop?.trim() ?? "";
  return (
    typed.length > 1 &&
    isSmall(offer || (typed[0] ?? "")) &&
    typed.filter(isSmall).length * 3 >= typed.length * 2
  );
}

/**
 * A name that was typed without a capital, as people write it: "clim ouest thermigel" is Clim Ouest Thermigel, "jld menuiserie"
 * JLD Menuiserie. One with a digit or a dot is written so on purpose. interpretation.md D210.
 */
export function raisedCompany(name: string): string {
  if (/[\d.@/]/.test(name)) return name;
  return name.toLowerCase().replace(/(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,40}/gu, (word, at: number) => {
    // "o’brien" is one word, "d’émile" two.
    const isRest = /\p{L}[’']$/u.test(name.slice(0, at)) && !/(?<!\p{L})[dl][’']$/u.test(name.slice(0, at));
    if (isRest || (at > 0 && small.test(word))) return word;
    return initials.test(word) ? word.toUpperCase() : capitalised(word);
  });
}
