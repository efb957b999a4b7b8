import { ContactForm } from "./contact-form.tsx";

export const islands = { form: ContactForm };
