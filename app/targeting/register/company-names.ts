/** True for nine digits whose check digit is right, as the register gives them to a company. */
export function isSiren(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** True for a domain in lower case, such as `exemple.fr`. */
export function isDomain(text: string): boolean {
  if (text.length > 253) return false;
  const labels = text.split(".");
  return labels.length >= 2 && labels.every(isLabel) && /^[a-z]/.test(labels.at(-1) ?? "");
}

const isLabel = (label: string) =>
  label.length <= 63 && /^[a-z0-9-]+$/.test(label) && !label.startsWith("-") && !label.endsWith("-");
