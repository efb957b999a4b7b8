import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";

type Options = {
  /** The error that the server returned for this field. */
  error: string | null;
  /** Changes with each response. While it is `null` the field is neither focused nor changed. */
  response: unknown;
  /** Returns the message for input that the browser's own validation rejects. */
  explain: (validity: ValidityState) => string;
};

/**
 * The error of a form's only field, from the server or from the browser's validation. The field takes the focus with
 * each response; typing clears the error. Spread `attributes` onto the input.
 */
export function useFieldError({ error: serverError, response, explain }: Options): {
  error: string | null;
  attributes: {
    ref: RefObject<HTMLInputElement | null>;
    onInvalid: (event: FormEvent<HTMLInputElement>) => void;
    onInput: () => void;
  };
} {
  const [error, setError] = useState(serverError);
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (response === null) return;
    setError(serverError);
    ref.current?.focus();
  }, [response, serverError]);

  const onInvalid = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault();
    setError(explain(event.currentTarget.validity));
    event.currentTarget.focus();
  };
  return { error, attributes: { ref, onInvalid, onInput: () => setError(null) } };
}
